import type { Of, WorkflowDrawing } from '@kontor/contract'
import type { Definitions, Element } from './elements.ts'

type Drawing = Of<typeof WorkflowDrawing>

/** Beyond this a file draws nothing that anybody could look at. */
const [maxParts, maxPoints, maxCoordinate] = [500, 50, 50_000]

const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= maxCoordinate

/**
 * Where the file draws its steps and ways, moved so that it begins at 0, 0; undefined where it has no drawing, or one that is
 * out of all bounds.
 */
export function drawingIn({ diagrams = [] }: Definitions): Drawing | undefined {
  const parts = (diagrams[0]?.plane?.planeElement ?? []).slice(0, maxParts)
  const shapes = parts.flatMap(({ $type, bpmnElement, bounds }) => {
    if ($type !== 'bpmndi:BPMNShape' || bpmnElement === undefined || bounds === undefined) return []
    const { x, y, width, height } = bounds
    if (![x, y, width, height].every(isPlace)) return []
    return [{ element: bpmnElement, X: x, Y: y, Width: width, Height: height }]
  })
  const edges = parts.flatMap(({ $type, bpmnElement, waypoint = [] }) => {
    if ($type !== 'bpmndi:BPMNEdge' || bpmnElement === undefined || waypoint.length < 2) return []
    const points = waypoint.slice(0, maxPoints).map(({ x, y }) => ({ X: x, Y: y }))
    return points.every(({ X, Y }) => isPlace(X) && isPlace(Y)) ? [{ element: bpmnElement, points }] : []
  })
  if (shapes.length === 0) return undefined
  const [left, top] = [leastOf(shapes, edges, 'X'), leastOf(shapes, edges, 'Y')]
  const right = Math.max(
    ...shapes.map(({ X, Width }) => X + Width),
    ...edges.flatMap(({ points }) => points.map(({ X }) => X)),
  )
  const bottom = Math.max(
    ...shapes.map(({ Y, Height }) => Y + Height),
    ...edges.flatMap(({ points }) => points.map(({ Y }) => Y)),
  )
  return {
    ...{ Width: right - left, Height: bottom - top },
    Shapes: shapes.map(({ element, X, Y, ...size }) => ({ StepId: idOf(element), X: X - left, Y: Y - top, ...size })),
    Edges: edges.map(({ element, points }) => ({
      ...{ FromId: idOf(element.sourceRef), ToId: idOf(element.targetRef) },
      Points: points.map(({ X, Y }) => ({ X: X - left, Y: Y - top })),
    })),
  }
}

const idOf = (element: Element | undefined): string => (element?.id ?? '').slice(0, 200)

type Placed = { readonly X: number; readonly Y: number }

const leastOf = (
  shapes: readonly Placed[],
  edges: readonly { readonly points: readonly Placed[] }[],
  side: 'X' | 'Y',
) =>
  Math.min(...shapes.map((shape) => shape[side]), ...edges.flatMap(({ points }) => points.map((point) => point[side])))
