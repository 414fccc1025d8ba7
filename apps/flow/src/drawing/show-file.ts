import type { Business } from './business.ts'
import type { Modeler } from './modeler.ts'

/** Smaller than this nobody reads the names of steps: the rest is scrolled to. */
const smallest = 0.6

/** Shows a file in place of what was there; steps that it does not draw make all of it drawn anew. */
export async function showFile(modeler: Modeler, file: string): Promise<void> {
  const canvas = modeler.get('canvas')
  const before = modeler.getDefinitions() === undefined ? undefined : canvas.viewbox()
  const isWhole = await modeler.importXML(file).then(
    () => drawsAll(modeler),
    () => false,
  )
  if (!isWhole) {
    const { layoutProcess } = await import('bpmn-auto-layout')
    await modeler.importXML(await layoutProcess(file))
  }
  if (before === undefined) fit(modeler)
  else canvas.viewbox({ x: before.x, y: before.y, width: before.width, height: before.height })
}

function drawsAll(modeler: Modeler): boolean {
  const { rootElements = [] } = modeler.getDefinitions() as { readonly rootElements?: readonly Business[] }
  const registry = modeler.get('elementRegistry')
  return rootElements.flatMap(({ flowElements = [] }) => flowElements).every(({ id }) => registry.get(id) !== undefined)
}

/** Around what is drawn, for names that are wider than what they name. */
const margin = 32

/** All of it, no larger than it is drawn; where it would be too small to read, its beginning. */
export function fit(modeler: Modeler): void {
  const canvas = modeler.get('canvas')
  const { inner, outer } = canvas.viewbox()
  const whole = Math.min(1, outer.width / (inner.width + 2 * margin), outer.height / (inner.height + 2 * margin))
  const scale = Math.max(smallest, whole)
  const [width, height] = [outer.width / scale, outer.height / scale]
  const left = whole < smallest ? inner.x - margin : inner.x + (inner.width - width) / 2
  canvas.viewbox({ x: left, y: inner.y + (inner.height - height) / 2, width, height })
}
