import type { LineForm } from '@kontor/ubl'
import { useState } from 'react'
import type { LineMoreField } from './kinds.ts'

const none: readonly LineMoreField[] = []

/** What few lines need: in all of them once one of them has it, or somebody asks; that stays so. */
export function useLineMore(
  lines: readonly LineForm[],
  fields: readonly LineMoreField[] = none,
): { readonly shown: readonly LineMoreField[]; readonly ask: (() => void) | undefined } {
  const [asked, setAsked] = useState(false)
  if (!asked && lines.some((line) => fields.some((field) => line[field] !== undefined))) setAsked(true)
  return { shown: asked ? fields : none, ask: asked || fields.length === 0 ? undefined : () => setAsked(true) }
}
