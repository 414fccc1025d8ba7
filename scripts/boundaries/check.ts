import { areaBreaches } from './areas.ts'
import type { Breach, RoomPackage, SourceFile } from './breach.ts'
import { cacheBreaches } from './caches.ts'
import { chanceBreaches } from './chance.ts'
import { circleBreaches } from './circles.ts'
import { doorBreaches, fragmentBreaches } from './doors.ts'
import { nameBreaches } from './names.ts'
import { packageBreaches, roomBreaches, undeclared } from './rooms.ts'
import { sizeBreaches } from './size.ts'
import { textBreaches } from './texts.ts'

/**
 * Every line that is crossed, in the order of the files.
 *
 * @param declarationsOf what the compiler worked out of a file, where it has
 */
export function check(
  files: readonly SourceFile[],
  packages: readonly RoomPackage[],
  declarationsOf: (path: string) => string | undefined = () => undefined,
): Breach[] {
  return [
    ...files.flatMap((file) => [
      ...roomBreaches(file, packages),
      ...undeclared(file, packages),
      ...areaBreaches(file),
      ...cacheBreaches(file),
      ...chanceBreaches(file),
      ...nameBreaches(file),
      ...doorBreaches(file),
      ...fragmentBreaches(file, declarationsOf(file.path) ?? ''),
      ...textBreaches(file),
    ]),
    ...circleBreaches(files),
    ...sizeBreaches(files),
    ...packages.flatMap((room) => packageBreaches(room, packages)),
  ]
}
