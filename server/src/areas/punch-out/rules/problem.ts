import { inEnglish, type Message } from '@kontor/i18n'

/** Why what a shop gave back is not taken over: sentences for whoever shopped there, and for who runs the shop. */
export class ShopProblem extends Error {
  readonly problems: readonly Message[]

  constructor(...problems: readonly Message[]) {
    super(problems.map(inEnglish).join(' '))
    this.problems = problems
  }
}
