import {
  checkForm,
  compose,
  type Finding,
  type LineForm,
  recompose,
  type Totals,
  type TradeForm,
  totalsOf,
  translateFinding,
  write,
} from '@kontor/ubl'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useFindingTranslation } from '../findings/useFindingTranslation.ts'
import { taxedAsLines } from './allowances.ts'
import { noSteps, redo, type Steps, undo, withStep } from './line-steps.ts'
import type { Start } from './useStart.ts'

/** What is wrong at the fields; the same for as long as that is. */
export interface FieldErrors {
  /** What to say at a field: nothing before the person has been there, or has tried to send. */
  readonly errorAt: (path: string) => Finding | undefined
  readonly touch: (path: string) => void
}

export interface Draft extends FieldErrors {
  readonly form: TradeForm
  readonly change: (fields: Partial<TradeForm>) => void
  /** Changes the lines, as a step that can be undone; what is typed into one `field` one key after the other is one step. */
  readonly changeLines: (change: (lines: readonly LineForm[]) => LineForm[], field?: string) => void
  /** Undoes the last change of the lines; false where there is none. */
  readonly undoLines: () => boolean
  readonly redoLines: () => boolean
  readonly totals: Totals
  /** Everything that is left to mend. */
  readonly findings: readonly Finding[]
  /** Nothing was typed into a new document, nor was it to be sent: that it is empty is no mistake yet. */
  readonly untouched: boolean
  /** Every error may be shown now. */
  readonly showAll: () => void
  /** Brings the person to the field that a finding speaks of. */
  readonly focus: (path: string) => void
  /** The document as UBL. */
  readonly bytes: () => Uint8Array
}

/** The document as it is being written. What is wrong with it, ubl says; this only remembers what was looked at. */
export function useDraft(start: Start): Draft {
  const [{ form, steps }, setWritten] = useState<Written>({ form: start.form, steps: noSteps })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const settled = useDeferredValue(form)
  const totals = useMemo(() => totalsOf(form), [form])
  const translate = useFindingTranslation()
  const findings = useSame(
    useMemo(() => checkForm(settled).map((finding) => translateFinding(finding, translate)), [settled, translate]),
  )
  const latest = useRef({ form, steps })
  latest.current = { form, steps }
  const { tree } = start
  const untouched = !tree && !all && form === start.form

  const move = useCallback((way: typeof undo) => {
    const { form, steps } = latest.current
    const moved = way(form.lines, steps)
    if (moved) setWritten({ form: { ...form, lines: moved.lines }, steps: moved.steps })
    return moved !== undefined
  }, [])

  return {
    form,
    change: useCallback((fields) => setWritten(({ form, steps }) => ({ form: { ...form, ...fields }, steps })), []),
    changeLines: useCallback(
      (change, field) =>
        setWritten(({ form, steps }) => {
          const after = change(form.lines)
          const allowances = form.allowances && taxedAsLines(form.allowances, form.lines, after)
          return {
            form: { ...form, lines: after, ...(allowances && { allowances }) },
            steps: withStep(steps, { before: form.lines, after, field }),
          }
        }),
      [],
    ),
    undoLines: useCallback(() => move(undo), [move]),
    redoLines: useCallback(() => move(redo), [move]),
    totals,
    findings,
    untouched,
    errorAt: useCallback(
      (path) =>
        !untouched && (all || touched.has(path)) ? findings.find((finding) => finding.path === path) : undefined,
      [untouched, all, touched, findings],
    ),
    touch: useCallback((path) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))), []),
    showAll: useCallback(() => setAll(true), []),
    focus,
    bytes: useCallback(() => write(tree ? recompose(tree, latest.current.form) : compose(latest.current.form)), [tree]),
  }
}

interface Written {
  readonly form: TradeForm
  readonly steps: Steps
}

/** What was there before, for as long as what comes says the same. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}

/** Goes to the field of a path, or to the nearest one above it. */
function focus(path: string): void {
  for (let at = path; at !== ''; at = at.split('.').slice(0, -1).join('.')) {
    const place = document.querySelector(`[data-path="${CSS.escape(at)}"]`)
    const field = place?.querySelector<HTMLElement>('input, textarea, button')
    if (field) {
      field.focus()
      field.scrollIntoView({ block: 'center' })
      return
    }
  }
}
