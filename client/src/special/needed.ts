/** Throws a TypeError that names the first argument that is not there (F-238). */
export function needed(given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given))
    if (value === undefined || value === null || value === '') throw new TypeError(`${name} is required`)
}
