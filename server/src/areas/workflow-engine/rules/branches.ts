import { type Message, t } from '@kontor/i18n'
import { type Flow, type Step, stepOf } from './flow.ts'

interface Found {
  readonly stepId: string
  readonly message: Message
}

/**
 * What is to be mended in branches that run at the same time: all of a fork come to one join, where they wait for each other. Only
 * a refusal leaves them otherwise, and ends those beside it.
 */
export function branchesIn(flow: Flow): Found[] {
  const forks = flow.Steps.filter(({ Kind }) => Kind === 'FORK')
  const joined = new Set<string>()
  const found = forks.flatMap((fork) => {
    const branches = fork.Next.map(({ StepId }) => branchFrom(flow, StepId))
    const joins = new Set(branches.flatMap((branch) => [...branch.joins]))
    for (const join of joins) joined.add(join)
    return problemsOf(fork, branches, joins, flow).map((message) => ({ stepId: fork.Id, message }))
  })
  const lone = flow.Steps.filter(({ Id, Kind }) => Kind === 'JOIN' && !joined.has(Id))
  return [
    ...found,
    ...lone.map(({ Id, Name }) => ({
      stepId: Id,
      message: t`“${Name}” waits for branches, and none leads to it: delete it.`,
    })),
  ]
}

/** The steps of each branch of a fork, and the joins to which it comes. */
export const branchesFrom = (flow: Flow, { Next }: Pick<Step, 'Next'>): Pick<Branch, 'steps' | 'joins'>[] =>
  Next.map(({ StepId }) => branchFrom(flow, StepId))

interface Branch {
  readonly steps: ReadonlySet<string>
  /** The joins to which it comes. */
  readonly joins: ReadonlySet<string>
  /** Ends and forks on its way. */
  readonly strays: readonly Step[]
}

/** All steps of a branch, as if nobody refused anything. */
function branchFrom(flow: Flow, start: string): Branch {
  const [steps, joins] = [new Set<string>(), new Set<string>()]
  const strays: Step[] = []
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const step = stepOf(flow, id)
    if (step === undefined || steps.has(id)) continue
    if (step.Kind === 'JOIN') {
      joins.add(id)
      continue
    }
    steps.add(id)
    if (step.Kind === 'END' || step.Kind === 'FORK') strays.push(step)
    else open.push(...step.Next.filter(({ IsRefusal }) => !IsRefusal).map(({ StepId }) => StepId))
  }
  return { steps, joins, strays }
}

function problemsOf({ Name }: Step, branches: readonly Branch[], joins: ReadonlySet<string>, flow: Flow): Message[] {
  const strays = branches.flatMap((branch) => branch.strays)
  const [end] = strays.filter(({ Kind }) => Kind === 'END')
  const [fork] = strays.filter(({ Kind }) => Kind === 'FORK')
  const shared = branches
    .flatMap(({ steps }, place) =>
      [...steps].filter((id) => branches.some((one, at) => at > place && one.steps.has(id))),
    )
    .map((id) => stepOf(flow, id)?.Name ?? id)[0]
  if (fork)
    return [t`A branch of “${Name}” goes several ways at “${fork.Name}” again: lead all branches from “${Name}”.`]
  if (end) return [t`A branch of “${Name}” ends at “${end.Name}”: lead it to the step at which the branches meet.`]
  if (shared !== undefined) return [t`Two branches of “${Name}” lead to “${shared}”: let them meet first.`]
  if (joins.size === 1 || branches.length < 2) return []
  return joins.size === 0
    ? [t`The branches of “${Name}” never meet: lead each of them to the step that joins them.`]
    : [t`The branches of “${Name}” meet at different steps: lead all of them to one.`]
}
