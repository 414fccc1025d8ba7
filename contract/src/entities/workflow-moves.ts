import { workflowBranchFates, workflowEnds, workflowMoveStates, workflowStepKinds } from '../enumerations/index.ts'
import { entity, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'
import { WorkflowInstance } from './workflow.ts'
import { name, people, stepId } from './workflow-words.ts'

/** What becomes at once of a run, or of one of its branches, where it is moved. */
const then = record({
  /** What it passes at once, and where it comes to. */
  Steps: list(name, { max: 500 }),
  State: oneOf(workflowMoveStates),
  End: maybe(oneOf(workflowEnds)),
  /** Of people, the same is asked as before: nobody is asked again. */
  IsKept: yes(),
  /** Who is asked, by name; who of them are not asked today; and who are asked no more. */
  Asked: people,
  Anew: people,
  NoLonger: people,
  /** How many of them must approve. */
  Needed: maybe(whole({ min: 1, max: 10 })),
})

/** One of the branches of a run, and what becomes of it where the run is moved. */
export const WorkflowMoveBranch = entity('WorkflowMoveBranch', {
  /** Where it stands; none of a branch that begins. */
  FromStepId: maybe(text({ max: 60 })),
  From: maybe(name),
  Becomes: oneOf(workflowBranchFates),
  /** Where it would stand. */
  StepId: maybe(stepId),
  /** Why it has no place. */
  WhyNot: maybe(text({ max: 2000 })),
  Then: maybe(then),
})

/** A run of another version, and what becomes of it where it is moved to the one that is published. */
export const WorkflowMove = entity('WorkflowMove', {
  Run: WorkflowInstance,
  /** Where it stands in its own version. */
  FromStepId: text({ max: 60 }),
  /** Where it would stand; none where a step is to be chosen, or where it cannot be moved. */
  StepId: maybe(stepId),
  /** Why it cannot be moved as it is, or why a step is to be chosen. */
  WhyNot: maybe(text({ max: 2000 })),
  /** Choosing another step for the whole of it helps. */
  CanChoose: yes(),
  /** Of a run in several branches, what becomes of each; those that wait can be led to another step, or ended. */
  Branches: maybe(list(WorkflowMoveBranch, { max: 1000 })),
  /** What becomes of it at once. */
  Then: maybe(then),
})

/** A step to which a run can be moved. */
export const WorkflowPlace = record({ StepId: stepId, Name: name, Kind: oneOf(workflowStepKinds) })
