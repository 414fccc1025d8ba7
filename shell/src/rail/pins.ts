import type { App } from '../api.ts'
import { capabilitiesOf } from '../apps.ts'

/** Which apps stand in the rail, in their order; undefined until the person has chosen. */
export type Pins = readonly string[] | undefined

/** As they are kept with the person: ids parted by spaces. Apps that are not there now keep their place for later. */
export const readPins = (written: string | undefined): Pins => written?.split(' ').filter(Boolean)
export const writePins = (pins: readonly string[]): string => pins.join(' ')

type Pinnable = Pick<App, 'Id' | 'Capabilities' | 'Ours'>

/** Whether an app is made for somebody with these rights: for all, or for who has a right that it names. */
export function isMeantFor(app: Pick<App, 'Capabilities'>, rights: readonly string[]): boolean {
  const made = capabilitiesOf(app, 'pinned')
  return made.length === 0 || made.some(({ Value }) => Value === 'true' || rights.includes(Value))
}

/** Who has not chosen gets what is made to be pinned, for all or for who has a right; all of ours where nothing is. */
function atFirst<A extends Pinnable>(apps: readonly A[], rights: readonly string[]): readonly A[] {
  const made = apps.filter((app) => capabilitiesOf(app, 'pinned').length > 0 && isMeantFor(app, rights))
  return made.length > 0 ? made : apps.filter(({ Ours }) => Ours)
}

/** The apps of the rail, as far as the company has them. */
export function pinnedOf<A extends Pinnable>(
  apps: readonly A[],
  pins: Pins,
  rights: readonly string[] = [],
): readonly A[] {
  if (pins === undefined) return atFirst(apps, rights)
  return pins.flatMap((id) => apps.find(({ Id }) => Id === id) ?? [])
}

/** Pins an app at the end, or takes its pin away. */
export const toggled = (pins: readonly string[], app: string): string[] =>
  pins.includes(app) ? pins.filter((id) => id !== app) : [...pins, app]

/** Moves an app to the place of another: before it when it comes from below, after it from above. */
export function moved(pins: readonly string[], app: string, to: string | undefined): string[] {
  const place = to === undefined ? -1 : pins.indexOf(to)
  if (place < 0 || !pins.includes(app)) return [...pins]
  return pins.filter((id) => id !== app).toSpliced(place, 0, app)
}
