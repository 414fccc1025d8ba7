/** A line that was crossed: where, what, why it stands, what to do instead. */
export interface Breach {
  path: string
  line: number
  what: string
  why: string
  instead: string
}

export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string
  text: string
}

/** What of a room's package.json is looked at. */
export interface RoomPackage {
  folder: string
  name: string
  exports: readonly string[]
  dependencies: readonly string[]
}

export function inWords({ path, line, what, why, instead }: Breach): string {
  return `${path}:${line}\n  ${what}\n  Why: ${why}\n  Instead: ${instead}`
}
