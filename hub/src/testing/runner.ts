/** What the behaviour suite needs of a test runner: Vitest's, or the one of a page in a browser. */
export interface Runner {
  describe(name: string, tests: () => void): void
  test(name: string, run: () => unknown): void
  afterEach(run: () => void): void
}
