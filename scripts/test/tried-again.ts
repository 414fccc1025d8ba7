import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names each test that passed only when it was tried again, so that nobody takes it for sound (decision 0127). */
export default class TriedAgain implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `  ${module.relativeModuleId} > ${test.fullName}${whyOf(test)}`),
    )
    if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${flaky.join('\n')}`)
  }
}

/** What stopped it the first time, and where. */
function whyOf(test: TestCase): string {
  const [first] = test.result().errors ?? []
  const { file, line } = first?.stacks?.[0] ?? {}
  return first === undefined ? '' : `\n    ${first.message.split('\n').slice(0, 4).join('\n    ')}\n    ${file}:${line}`
}
