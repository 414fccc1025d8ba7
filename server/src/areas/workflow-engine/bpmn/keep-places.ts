import { kontorBpmn } from '@kontor/contract/kontor-bpmn'
import { BpmnModdle } from 'bpmn-moddle'
import type { Element } from './elements.ts'
import { type Bounds, freePlace, gap, meets, onEdge, route } from './places.ts'

interface Shape {
  readonly $type: 'bpmndi:BPMNShape'
  readonly bpmnElement: Element
  bounds: Bounds
  label?: object
}

interface Edge {
  readonly $type: 'bpmndi:BPMNEdge'
  readonly bpmnElement: Element
  waypoint: object[]
}

interface File {
  readonly rootElements?: readonly Element[]
  readonly diagrams?: readonly { readonly plane?: { readonly planeElement?: readonly (Shape | Edge)[] } }[]
}

/**
 * A file that was drawn anew, with all that an earlier file of the same workflow drew where it was: somebody has put it there.
 * What is new stands beside what leads to it.
 */
export async function keepPlaces(xml: string, earlier: string): Promise<string> {
  const moddle = new BpmnModdle({ kontor: kontorBpmn })
  const [file, before] = await Promise.all(
    [xml, earlier].map(async (one) => (await moddle.fromXML(one, 'bpmn:Definitions')).rootElement as File),
  )
  const known = new Map(drawnIn(before, 'bpmndi:BPMNShape').map((shape) => [nameOf(shape.bpmnElement), shape]))
  const shapes = drawnIn(file, 'bpmndi:BPMNShape')
  const ways = drawnIn(file, 'bpmndi:BPMNEdge')
  const placed = new Map<string, Shape>()
  for (const shape of shapes) {
    const was = known.get(nameOf(shape.bpmnElement))
    if (was === undefined) continue
    const { x, y, width, height } = was.bounds
    Object.assign(shape.bounds, { x, y, width, height })
    if (was.label !== undefined) shape.label = was.label
    else delete shape.label
    placed.set(nameOf(shape.bpmnElement), shape)
  }
  if (placed.size === 0 || file === undefined) return xml
  const moved = new Set<Shape>()
  for (const shape of shapes) {
    if (placed.has(nameOf(shape.bpmnElement))) continue
    putBeside(shape, ways, placed, moved)
    delete shape.label
    placed.set(nameOf(shape.bpmnElement), shape)
    moved.add(shape)
  }
  const lines = new Map(drawnIn(before, 'bpmndi:BPMNEdge').map((edge) => [endsOf(edge.bpmnElement), edge.waypoint]))
  for (const edge of ways) {
    const { sourceRef, targetRef } = edge.bpmnElement
    const from = sourceRef && placed.get(nameOf(sourceRef))
    const to = targetRef && placed.get(nameOf(targetRef))
    if (from === undefined || to === undefined) continue
    const line = lines.get(endsOf(edge.bpmnElement))
    const points = route(from.bounds, to.bounds, from.bpmnElement.$type === 'bpmn:ExclusiveGateway')
    const stays = line !== undefined && !moved.has(from) && !moved.has(to)
    edge.waypoint = stays ? line : points.map((point) => moddle.create('dc:Point', point))
  }
  return (await moddle.toXML(file, { format: true })).xml
}

function drawnIn<T extends (Shape | Edge)['$type']>(file: File | undefined, type: T) {
  const parts = (file?.diagrams ?? []).flatMap(({ plane }) => plane?.planeElement ?? [])
  return parts.filter((one): one is Extract<Shape | Edge, { $type: T }> => one.$type === type && 'bpmnElement' in one)
}

/** What is no step has an id that the file was given as it was written: what it is says which one it is. */
function nameOf({ $type, id, attachedToRef }: Element): string {
  if ($type === 'bpmn:StartEvent') return ' start'
  return $type === 'bpmn:BoundaryEvent' ? ` at ${attachedToRef?.id}` : (id ?? '')
}

const endsOf = ({ sourceRef, targetRef }: Element): string =>
  [sourceRef, targetRef].map((end) => (end ? nameOf(end) : '')).join(' > ')

/** Puts a new shape after what leads to it; between two steps, what stands there makes room. */
function putBeside(shape: Shape, ways: readonly Edge[], placed: ReadonlyMap<string, Shape>, moved: Set<Shape>): void {
  const { attachedToRef } = shape.bpmnElement
  const host = attachedToRef && placed.get(nameOf(attachedToRef))
  if (host !== undefined) {
    Object.assign(shape.bounds, onEdge(host.bounds, shape.bounds))
    return
  }
  const source = ways
    .filter(({ bpmnElement }) => bpmnElement.targetRef === shape.bpmnElement)
    .flatMap(({ bpmnElement: { sourceRef } }) => (sourceRef && placed.get(nameOf(sourceRef))) ?? [])[0]
  const all = [...placed.values()]
  const others = all.map(({ bounds }) => bounds)
  const isOnlyWay = ways.filter(({ bpmnElement }) => bpmnElement.sourceRef === source?.bpmnElement).length === 1
  const place = freePlace(shape.bounds, source?.bounds, isOnlyWay ? [] : others)
  Object.assign(shape.bounds, place)
  if (source === undefined || !others.some((one) => meets(one, shape.bounds))) return
  const right = source.bounds.x + source.bounds.width
  for (const one of all) {
    if (one.bounds.x < right) continue
    one.bounds.x += shape.bounds.width + gap
    delete one.label
    moved.add(one)
  }
}
