import {
  documentTypesOfTrade,
  outcomeActions,
  outcomeStates,
  requestOutcomes,
  tablePolicies,
  workflowActions,
  workflowEnds,
  workflowFactTypes,
  workflowFields,
  workflowInstanceStates,
  workflowLogKinds,
  workflowStepKinds,
  workflowSubjects,
  workflowVersionStates,
} from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  number,
  oneOf,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'
import { documentBrief } from './document.ts'
import { name, people, stepId } from './workflow-words.ts'

/** What a run of a workflow did, with the rule that decided. */
export const WorkflowLog = entity('WorkflowLog', {
  Id: text({ max: 60 }),
  InstanceId: id('workflowInstance'),
  DocumentId: maybe(id('document')),
  Step: name,
  Kind: oneOf(workflowLogKinds),
  At: instant(),
  ActorId: maybe(id('user')),
  Because: maybe(text({ max: 2000 })),
})

/** Who gets the work of a step. */
export const WorkflowPeople = entity('WorkflowPeople', {
  UserIds: maybe(list(id('user'), { max: 100 })),
  TeamIds: maybe(list(id('team'), { max: 100 })),
  RoleIds: maybe(list(id('role'), { max: 20 })),
})

/** A decision as a table (DMN 1.3): which way is taken, row by row. */
export const WorkflowTable = entity('WorkflowTable', {
  HitPolicy: oneOf(tablePolicies),
  /** The facts that it asks, a column each. */
  Inputs: list(text({ min: 1, max: 60 }), { max: 20 }),
  Rules: list(
    record({
      /** For each column what holds in the row, as unary tests in FEEL: `> 1000`, `"EUR","DKK"`; `-` for anything. */
      When: list(text({ max: 300 }), { max: 20 }),
      /** The step to which it leads. */
      StepId: text({ max: 60 }),
      Note: maybe(text({ max: 300 })),
    }),
    { max: 500 },
  ),
})

/** One step of a workflow and where it leads. */
export const WorkflowStep = entity('WorkflowStep', {
  Id: stepId,
  Name: name,
  Kind: oneOf(workflowStepKinds),
  /** Who approves, does it, or is told. */
  Who: maybe(WorkflowPeople),
  /** How many of them must approve, one after the other. */
  Needed: maybe(whole({ min: 1, max: 10 })),
  /** Why it is asked for or put on hold, or what the mail says. */
  Words: maybe(text({ max: 1000 })),
  /** How long a wait takes. */
  Hours: maybe(whole({ min: 1, max: 8760 })),
  Tag: maybe(text({ min: 1, max: 100 })),
  /** What is set of the document, where it can be: a code of a list, or that it is on hold, for so many days or until somebody ends it. */
  Field: maybe(oneOf(workflowFields)),
  ListId: maybe(id('codingList')),
  Code: maybe(text({ min: 1, max: 100 })),
  Days: maybe(whole({ min: 1, max: 365 })),
  WebhookId: maybe(id('webhook')),
  /** What becomes of the document at an end. */
  Then: maybe(oneOf(workflowEnds)),
  /** Of a decision: decides in the place of conditions. Each step to which a row leads is a way with the condition `way = "its id"`. */
  Table: maybe(WorkflowTable),
  /** The ways on: of a decision in their order, the last without a condition; of an approval also where a refusal leads. */
  Next: list(
    record({
      StepId: stepId,
      /** A condition in FEEL (DMN 1.5): `amount > 1000 and not(hasOrder)`. */
      When: maybe(text({ min: 1, max: 1000 })),
      IsRefusal: maybe(yes()),
    }),
    { max: 50 },
  ),
})

const types = list(oneOf(documentTypesOfTrade), { min: 1, max: 20 })

/** F-202: a workflow that documents follow, as BPMN 2.0. */
export const WorkflowVersion = entity('WorkflowVersion', {
  Id: maybe(id('workflow')),
  /** What it is called; versions of one workflow have one name. */
  Name: name,
  Version: maybe(whole({ min: 1 })),
  Published: maybe(instant()),
  Flow: text({ min: 1, max: 500_000, says: 'A BPMN 2.0 file.' }),
  Decisions: maybe(
    text({ min: 1, max: 500_000, says: 'A DMN 1.3 file with the decision tables that its gateways name.' }),
  ),
})

/** The same version step by step, for who reads or changes it as a list. */
export const WorkflowSteps = entity('WorkflowSteps', {
  Name: name,
  /** Received documents of these types follow it. */
  Types: types,
  Start: stepId,
  Steps: list(WorkflowStep, { min: 1, max: 200 }),
})

const place = { X: number({ min: 0 }), Y: number({ min: 0 }) }

/** Where the file of a workflow draws its steps and ways, in the units of the drawing. */
export const WorkflowDrawing = entity('WorkflowDrawing', {
  Width: number({ min: 0 }),
  Height: number({ min: 0 }),
  /** Steps, the start, and the events at which an approval is declined, by their ids. */
  Shapes: list(record({ StepId: text({ max: 200 }), ...place, Width: number(), Height: number() })),
  Edges: list(record({ FromId: text({ max: 200 }), ToId: text({ max: 200 }), Points: list(record(place)) })),
})

/** What is to be mended in a workflow before it is published. */
export const WorkflowFinding = entity('WorkflowFinding', {
  StepId: maybe(text({ max: 200 })),
  Message: text({ max: 2000 }),
})

export const WorkflowVersionRow = entity('WorkflowVersionRow', {
  Id: id('workflow'),
  Name: name,
  Version: whole({ min: 1 }),
  State: oneOf(workflowVersionStates),
  Types: types,
  Saved: instant(),
  SavedByName: maybe(text({ max: 200 })),
  Published: maybe(instant()),
  /** How many documents follow it now. */
  Running: whole({ min: 0 }),
  AllowedActions: list(oneOf(workflowActions)),
})

/** What a condition may ask of a document. */
export const WorkflowFact = entity('WorkflowFact', {
  Name: text({ max: 60 }),
  Type: oneOf(workflowFactTypes),
  Says: text({ max: 300 }),
})

const requisitionBrief = record({
  ID: text({ max: 100 }),
  Note: maybe(text({ max: 4000 })),
  Total: record({ value: decimal(), currencyID: currency() }),
})

/** A document or a requisition on its way through a workflow. */
export const WorkflowInstance = entity('WorkflowInstance', {
  Id: id('workflowInstance'),
  VersionId: id('workflow'),
  Name: name,
  Version: whole({ min: 1 }),
  /** What it deals with, by whose id: a document’s, or a requisition’s. */
  Subject: oneOf(workflowSubjects),
  DocumentId: id('document'),
  document: maybe(documentBrief),
  requisition: maybe(requisitionBrief),
  State: oneOf(workflowInstanceStates),
  /** The step at which it waits, or came to an end. */
  Step: name,
  /** When it came there. */
  Since: instant(),
  Started: instant(),
  Ended: maybe(instant()),
  CanStop: yes(),
})

const way = { Steps: list(name, { max: 200 }), End: maybe(oneOf(workflowEnds)) }

/** Past documents and requisitions sent through a version, without any effect. */
export const WorkflowReplay = entity('WorkflowReplay', {
  From: date(),
  To: date(),
  /** That were received in the period. */
  Documents: whole({ min: 0 }),
  /** Of these, those that would go another way than by the version that is published now. */
  Differing: whole({ min: 0 }),
  /** Of which approval was requested in the period. */
  Requisitions: whole({ min: 0 }),
  /** Of these, those that would have gone another way than they went. */
  RequisitionsDiffering: whole({ min: 0 }),
  /** More lie in the period than were looked at. */
  IsCut: yes(),
  /** The ways that they take, those first in which most would go another way. */
  Ways: list(
    record({
      ...way,
      Subject: oneOf(workflowSubjects),
      /** Its end leaves it to those who decide otherwise, or nobody could do a step. */
      IsLeft: yes(),
      Count: whole({ min: 0 }),
      Differing: whole({ min: 0 }),
      /** How long it takes in the middle, by how long people took to approve such in the period; unsaid where it asks people and they decided nothing then. */
      Hours: maybe(number({ min: 0 })),
      /** Some of them, those that would go another way first. */
      Documents: list(
        record({
          /** Of the document, or the requisition. */
          DocumentId: id('document'),
          document: maybe(documentBrief),
          requisition: maybe(requisitionBrief),
          /** The way of a document by the version that is published now. */
          Before: maybe(record(way)),
          /** How the request to approve a requisition went, and who decided it, one after the other. */
          Went: maybe(record({ Outcome: oneOf(requestOutcomes), People: people })),
          /** Whom it asks about a requisition, one after the other; no step where it is left to people. */
          Asks: maybe(list(record({ Step: maybe(name), People: people }), { max: 500 })),
          /** What decides its way. */
          Because: maybe(text({ max: 2000 })),
          Differs: yes(),
        }),
        { max: 20 },
      ),
    }),
    { max: 200 },
  ),
})

/** F-232: an outcome that was emitted for a document or a requisition and waits to be acted upon. */
export const QueuedOutcome = entity('QueuedOutcome', {
  Id: id('outcome'),
  /** What it is of, by whose id. */
  Subject: oneOf(workflowSubjects),
  DocumentId: id('document'),
  Outcome: text({ max: 100 }),
  State: oneOf(outcomeStates),
  Created: instant(),
  FailureMessage: maybe(text({ max: 4000 })),
  AllowedActions: list(oneOf(outcomeActions)),
})
