import { formatMessage } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import ar from './ar.ts'
import daDK from './da-DK.ts'
import deDE from './de-DE.ts'
import { enUS, type MessageId } from './en-US.ts'
import esES from './es-ES.ts'
import frFR from './fr-FR.ts'

const ids = Object.keys(enUS) as MessageId[]
const values = {
  count: 3,
  until: new Date(0),
  ...Object.fromEntries(
    ['reason', 'value', 'name', 'role', 'company', 'at', 'query', 'app', 'apps', 'browser', 'system', 'number'].map(
      (name) => [name, `<${name}>`],
    ),
  ),
}

const argumentsOf = (message: string) =>
  Object.keys(values).filter((name) => new RegExp(`\\{${name}[,}]`).test(message))

describe.each(Object.entries({ 'en-US': enUS, 'de-DE': deDE, 'fr-FR': frFR, 'es-ES': esES, 'da-DK': daDK, ar }))(
  '%s',
  (tag, messages) => {
    test('says all that English says, with the same values', () => {
      expect(Object.keys(messages)).toEqual(ids)
      for (const id of ids) expect([id, argumentsOf(messages[id])]).toEqual([id, argumentsOf(enUS[id])])
    })

    test('reads with its values filled in', () => {
      for (const id of ids) expect(formatMessage(messages[id], tag, values)).not.toMatch(/[{}]/)
    })
  },
)
