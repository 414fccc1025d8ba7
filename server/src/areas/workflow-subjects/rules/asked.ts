import type { WorkflowEnd, WorkflowStepKind } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A step at which a way waits. */
export interface Waited {
  readonly stepId: string
  readonly step: string
  readonly Kind: WorkflowStepKind
  readonly Needed?: number | undefined
  readonly Hours?: number | undefined
  /** How many steps were passed when it was left. */
  readonly passed: number
}

/** The way through a version, as if all went well. */
export interface Through {
  readonly steps: readonly string[]
  readonly end: WorkflowEnd | null
  readonly waited: readonly Waited[]
  /** Branches that run at the same time: how many steps were passed before the first of them, and with each of them. */
  readonly forks: readonly { readonly from: number; readonly ends: readonly number[] }[]
}

/** Who can be asked about one requisition. */
export interface People {
  /** Whom a step of an approval asks, of whom some have decided already. */
  readonly approversAt: (stepId: string | null, decided: readonly string[]) => readonly string[]
  /** Whom a step gives work. */
  readonly takersAt: (stepId: string) => readonly string[]
  /** Who decides it where no workflow does. */
  readonly usual: readonly string[]
}

/** Somebody is asked: at a step, or at none where it is left to people. */
export interface Ask {
  readonly step: string | null
  readonly decides: boolean
  readonly userIds: readonly string[]
  /** Who of them decided it as it went. */
  readonly decidedBy?: string | undefined
}

/** Steps one after the other, or those of branches that run at the same time, and where each of them waits. */
export interface Stage {
  readonly steps: readonly (readonly string[])[]
  readonly waited: readonly (readonly Waited[])[]
  /** How many steps were passed before each. */
  readonly from: readonly number[]
}

/** A way in stages. */
export function stagesOf({ steps, waited, forks }: Through): Stage[] {
  const stages: Stage[] = []
  const stage = (spans: readonly (readonly [number, number])[]) =>
    stages.push({
      steps: spans.map(([from, to]) => steps.slice(from, to)),
      waited: spans.map(([from, to]) => waited.filter(({ passed }) => passed > from && passed <= to)),
      from: spans.map(([from]) => from),
    })
  let at = 0
  for (const { from, ends } of forks) {
    stage([[at, from]])
    stage(ends.map((end, branch) => [ends[branch - 1] ?? from, end]))
    at = ends.at(-1) ?? from
  }
  stage([[at, steps.length]])
  return stages
}

/** What came of a stage. */
export interface Passed {
  /** As far as each of its branches went. */
  readonly steps: readonly (readonly string[])[]
  readonly hours: number
  readonly asks: number
  /** Why it is left to people: somewhere nobody could be asked. */
  readonly left: Message | undefined
}

/** Whom a requisition asked on its way, and who of them decided. */
export class Asked {
  readonly asks: Ask[] = []
  readonly decided: string[] = []
  readonly people: People
  readonly #deciderIds: readonly string[]

  constructor(people: People, deciderIds: readonly string[]) {
    this.people = people
    this.#deciderIds = deciderIds
  }

  /** Asks for a decision. @returns which of the asks it is */
  open(step: string | null, userIds: readonly string[]): number {
    return this.asks.push({ step, decides: true, userIds }) - 1
  }

  /** Has one of these asks decided: the one that was decided next as it went, else the first. @returns which */
  decide(...open: readonly number[]): number {
    const next = this.#deciderIds[this.decided.length]
    const foreseen = open.find((at) => next !== undefined && this.asks[at]!.userIds.includes(next))
    const at = foreseen ?? open[0]!
    const ask = this.asks[at]!
    if (foreseen !== undefined) this.asks[at] = { ...ask, decidedBy: next }
    const by = foreseen === undefined ? ask.userIds.find((id) => !this.decided.includes(id)) : next
    if (by !== undefined) this.decided.push(by)
    return at
  }
}

/** Goes through a stage: in all of its branches people are asked at the same time, and each goes on as soon as it is decided there. */
export function passThrough({ steps, waited, from }: Stage, asked: Asked): Passed {
  const branches = waited.map((waits) => ({
    ...{ hours: 0, asks: 0, rest: waits.flatMap(eachAsk), last: undefined as Waited | undefined, open: -1 },
  }))
  let left: Message | undefined
  const goOn = (branch: (typeof branches)[number]): Message | undefined => {
    branch.open = -1
    for (let one = branch.rest.shift(); one !== undefined; one = branch.rest.shift()) {
      branch.last = one
      if (one.Kind === 'WAIT') {
        branch.hours += one.Hours ?? 0
        continue
      }
      const isWork = one.Kind === 'ASSIGNMENT'
      const takers = isWork ? asked.people.takersAt(one.stepId) : []
      const userIds = takers.length > 0 ? takers : asked.people.approversAt(isWork ? null : one.stepId, asked.decided)
      if (userIds.length === 0) return isWork ? t`nobody can do “${one.step}”` : t`it cannot be approved`
      branch.asks += 1
      if (!isWork) {
        branch.open = asked.open(one.step, userIds)
        return undefined
      }
      asked.asks.push({ step: one.step, decides: false, userIds })
    }
    return undefined
  }
  /** Whom a branch asks who have all decided elsewhere since, it asks no more, but others. */
  const askAnew = (branch: (typeof branches)[number]): Message | undefined => {
    const ask = asked.asks[branch.open]!
    if (!ask.userIds.every((id) => asked.decided.includes(id))) return undefined
    const userIds = asked.people.approversAt(branch.last?.stepId ?? null, asked.decided)
    asked.asks[branch.open] = { ...ask, userIds }
    return userIds.length === 0 ? t`it cannot be approved` : undefined
  }
  for (const branch of branches) left ??= goOn(branch)
  for (;;) {
    const open = branches.filter((branch) => branch.open >= 0)
    if (open.length === 0 || left !== undefined) break
    for (const branch of open) left ??= askAnew(branch)
    if (left !== undefined) break
    const next = asked.decide(...open.map((branch) => branch.open))
    left = goOn(open.find((branch) => branch.open === next)!)
  }
  const longest = (of: 'hours' | 'asks') => Math.max(0, ...branches.map((branch) => branch[of]))
  const reached = steps.map((own, at) => own.slice(0, (branches[at]!.last?.passed ?? from[at]!) - from[at]!))
  return { steps: left === undefined ? steps : reached, hours: longest('hours'), asks: longest('asks'), left }
}

/** Each of the approvals that a step asks for. */
const eachAsk = (one: Waited): Waited[] => Array(one.Kind === 'APPROVAL' ? (one.Needed ?? 1) : 1).fill(one)
