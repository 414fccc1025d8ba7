import { areaBreaches } from './areas.ts'
import type { Breach, RoomPackage, SourceFile } from './breach.ts'
import { circleBreaches } from './circles.ts'
import { packageBreaches, roomBreaches, undeclared } from './rooms.ts'

/** Every line that is crossed, in the order of the files. */
export function check(files: readonly SourceFile[], packages: readonly RoomPackage[]): Breach[] {
  return [
    ...files.flatMap((file) => [...roomBreaches(file, packages), ...undeclared(file, packages), ...areaBreaches(file)]),
    ...circleBreaches(files),
    ...packages.flatMap((room) => packageBreaches(room, packages)),
  ]
}
