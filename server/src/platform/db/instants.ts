import { types } from 'pg'

const parse = types.getTypeParser(types.builtins.TIMESTAMPTZ)

/**
 * An instant as PostgreSQL writes it. Nearly all are of four digits' years and in UTC, `2026-11-30 15:02:05.475+00`, which JavaScript
 * reads itself in a fifth of the time: a page of a list has hundreds of them.
 */
export const instantOf = (text: string): Date =>
  text.endsWith('+00') && text[10] === ' ' && text[4] === '-'
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parse(text)
