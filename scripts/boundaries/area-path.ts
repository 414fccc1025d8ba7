/** An area of the server, and the path within it. */
export const areaPath = /^server\/src\/areas\/([^/]+)\/(.+)$/

/** Tests, and what helps them (`testing.ts`, `testing-….ts`). */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing(-[^/]*)?\.ts$/.test(path)

/** `rules.ts`, or a file of a folder `rules` where one has grown too long; `store.ts` likewise. */
export const isRules = (within: string): boolean => /^rules(\.ts|\/)/.test(within)
/** What rules of another area may import of them. */
export const isRulesDoor = (within = ''): boolean => /^rules(\.ts|\/index\.ts)$/.test(within)
export const isStore = (within: string): boolean => /(^|\/)store(\.ts|\/)/.test(within)
