import { outcomeStates, workflowLogKinds } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, whole } from '../words/index.ts'

const name = text({ min: 1, max: 100 })

/** What a flow did, with the rule that decided. */
export const WorkflowLog = entity('WorkflowLog', {
  Id: text({ max: 60 }),
  InstanceId: id('workflow'),
  DocumentId: maybe(id('document')),
  Step: name,
  Kind: oneOf(workflowLogKinds),
  At: instant(),
  ActorId: maybe(id('user')),
  Because: maybe(text({ max: 1000 })),
})

const condition = record({ Field: name, Operator: text({ max: 40 }), Value: text() })

/** One step of a flow and where it leads, by outcome. */
export const WorkflowStep = entity('WorkflowStep', {
  Id: text({ min: 1, max: 60 }),
  Name: name,
  TaskType: maybe(text({ max: 60 })),
  AssigneeIds: maybe(list(id('user'), { max: 100 })),
  TeamIds: maybe(list(id('team'), { max: 100 })),
  Next: list(
    record({ Outcome: text({ max: 100 }), When: maybe(list(condition, { max: 50 })), StepId: text({ max: 60 }) }),
    {
      max: 100,
    },
  ),
})

/** F-202: a flow that documents follow. */
export const WorkflowVersion = entity('WorkflowVersion', {
  Id: maybe(id('workflow')),
  Name: name,
  Version: maybe(whole({ min: 1 })),
  Published: maybe(instant()),
  Flow: record({ Start: text({ max: 60 }), Steps: list(WorkflowStep, { min: 1, max: 500 }) }),
})

/** F-232: an outcome that was emitted for a document and waits to be acted upon. */
export const QueuedOutcome = entity('QueuedOutcome', {
  Id: id('outcome'),
  DocumentId: id('document'),
  Outcome: text({ max: 100 }),
  State: oneOf(outcomeStates),
  Created: instant(),
  FailureMessage: maybe(text({ max: 4000 })),
})
