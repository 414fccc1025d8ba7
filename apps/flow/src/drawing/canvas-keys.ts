import type { Direction } from './walk-steps.ts'

/** What keys do on the canvas. */
export interface CanvasActs {
  readonly go: (direction: Direction) => void
  readonly goTo: (end: 'first' | 'last') => void
  readonly move: (x: number, y: number) => void
  readonly open: (list: 'add' | 'connect') => void
  readonly edit: () => void
  readonly remove: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** So far an arrow moves a step: one square of the grid. */
const step = 10

const arrows = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
} as const satisfies Record<Direction, readonly [number, number]>

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does; undefined of one that does nothing here. What changes something does so only where it can be edited. */
export function actOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press, acts: CanvasActs, canEdit: boolean) {
  if (altKey) return undefined
  const letter = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (!canEdit) return undefined
    if (letter === 'z') return shiftKey ? acts.redo : acts.undo
    return letter === 'y' ? acts.redo : undefined
  }
  if (key in arrows) {
    const direction = key as Direction
    const [x, y] = arrows[direction]
    if (!shiftKey) return () => acts.go(direction)
    return canEdit ? () => acts.move(x, y) : undefined
  }
  if (key === 'Home') return () => acts.goTo('first')
  if (key === 'End') return () => acts.goTo('last')
  if (!canEdit) return undefined
  if (key === 'Delete' || key === 'Backspace') return acts.remove
  if (key === 'Enter') return acts.edit
  if (letter === 'a' || key === '+') return () => acts.open('add')
  return letter === 'c' ? () => acts.open('connect') : undefined
}
