/** F-114 */
export const delegationTypes = ['NOT_DELEGATING', 'DELEGATING', 'SUBSTITUTING'] as const
export type DelegationType = (typeof delegationTypes)[number]
/** Why a person's work goes to another: it was set for them, or they are away and named who stands in. */
export const redirectionOrigins = ['SET', 'ABSENCE'] as const
/** F-117 names OPEN; the others are publicly known (responses.md B, Assignments). */
export const assignmentStates = ['OPEN', 'CLOSED', 'WAITING_FOR_ASSIGNEES'] as const
export type AssignmentState = (typeof assignmentStates)[number]
/** F-212: what is done with an assignment. */
export const assignmentActions = ['comment', 'reassign', 'close'] as const
export type AssignmentAction = (typeof assignmentActions)[number]
/** What is done with what work is about. */
export const subjectActions = ['assign'] as const
export type SubjectAction = (typeof subjectActions)[number]
/** F-118 */
export const frequencyUnits = ['days', 'hours', 'minutes'] as const
/** F-119, F-211 */
/** What asks for an approval, or gives it, where no person does: an invoice fits its orders; a workflow of the company. */
export const approvalRules = ['MATCH', 'WORKFLOW'] as const
export type ApprovalRule = (typeof approvalRules)[number]
export const approvalOutcomes = ['ACCEPT', 'REJECT'] as const
/** How the approval of a document stands; nothing where nobody was asked. */
export const approvalStates = ['OPEN', 'APPROVED', 'REFUSED'] as const
export type ApprovalState = (typeof approvalStates)[number]
/** F-120 */
/** Whose an approval limit is. */
export const approvalLimitHolders = ['USER', 'ROLE'] as const
export type ApprovalLimitHolder = (typeof approvalLimitHolders)[number]

export const approvalStepKinds = ['current', 'next', 'created'] as const
/** Whose word is asked for of what is to be done with a document (DEC-01): that of its parties, or that of the colleagues who decide. */
export const decisionOrigins = ['DOCUMENT', 'WORKFLOW'] as const
export type DecisionOrigin = (typeof decisionOrigins)[number]
/** What is done with a step of an approval besides deciding it. */
export const approvalStepActions = ['withdraw'] as const
export type ApprovalStepAction = (typeof approvalStepActions)[number]
/** What becomes of advice that was asked for: it closes by itself where the decision is made, or nobody decides any more. */
export const askedAdviceStates = ['OPEN', 'ANSWERED', 'WITHDRAWN', 'CLOSED'] as const
export type AskedAdviceState = (typeof askedAdviceStates)[number]
export const askedAdviceActions = ['answer', 'handOn', 'withdraw'] as const
export type AskedAdviceAction = (typeof askedAdviceActions)[number]
/** What an adviser recommends; `NONE`: they only say something. */
export const adviceRecommendations = ['APPROVE', 'DECLINE', 'NONE'] as const
export type AdviceRecommendation = (typeof adviceRecommendations)[number]
/** What an assignment can be about (responses.md B, Assignments). */
export const subjectTypes = ['DOCUMENT', 'USER', 'COMPANY', 'CONNECTION', 'NETWORK_REQUEST'] as const
export type SubjectType = (typeof subjectTypes)[number]
/** responses.md B, Tasks. */
export const taskStates = ['ASSIGNED', 'COMPLETED', 'DELETED'] as const
/**
 * What a run of a workflow did at a step: it did what the step says, chose a way, waits there, went on from there, could not
 * go on, or ended; or somebody moved it to another version.
 */
export const workflowLogKinds = ['ENTERED', 'DECIDED', 'WAITING', 'LEFT', 'FAILED', 'ENDED', 'MOVED'] as const
export type WorkflowLogKind = (typeof workflowLogKinds)[number]
export const outcomeStates = ['QUEUED', 'EMITTED', 'FAILED'] as const
/** What its reader may do with an outcome. */
export const outcomeActions = ['retry'] as const
export type OutcomeAction = (typeof outcomeActions)[number]
/** The steps that a workflow is drawn with. */
/** What a workflow deals with. */
export const workflowSubjects = ['DOCUMENT', 'REQUISITION'] as const
export type WorkflowSubject = (typeof workflowSubjects)[number]
/** How a request to approve a requisition went: it was decided, waits still, or was taken back. */
export const requestOutcomes = ['APPROVED', 'REJECTED', 'WAITS', 'WITHDRAWN'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

export const workflowStepKinds = [
  'APPROVAL',
  'ASSIGNMENT',
  'WAIT',
  'MAIL',
  'DECISION',
  'FORK',
  'JOIN',
  'TAG',
  'SET',
  'WEBHOOK',
  'END',
] as const
export type WorkflowStepKind = (typeof workflowStepKinds)[number]
/** What a workflow can set of a document: a code of one of the company’s lists, such as its cost centre; that it is on hold. */
export const workflowFields = ['CODE', 'HOLD'] as const
/** How many rows of a decision table may apply: one, or the first of them counts (DMN hit policies). */
export const tablePolicies = ['UNIQUE', 'FIRST'] as const
export type TablePolicy = (typeof tablePolicies)[number]
/** What becomes of the document at the end of a workflow: nothing, it is approved, it is accepted towards its sender, too. */
export const workflowEnds = ['NOTHING', 'APPROVE', 'ACCEPT'] as const
export type WorkflowEnd = (typeof workflowEnds)[number]
/** A version is changed while it is a draft; documents follow the published one; one that another took the place of has retired. */
export const workflowVersionStates = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const
export type WorkflowVersionState = (typeof workflowVersionStates)[number]
export const workflowActions = ['edit', 'publish', 'retire', 'delete', 'move'] as const
export type WorkflowAction = (typeof workflowActions)[number]
/** A run goes on, came to an end, was ended (by a person, or because the document was answered), or asked the heads as it could not go on. */
export const workflowInstanceStates = ['RUNNING', 'ENDED', 'STOPPED', 'FAILED'] as const
export type WorkflowInstanceState = (typeof workflowInstanceStates)[number]
/** What becomes of a branch of a run that is moved; `UNPLACED`: it has no step in the other version, and somebody chooses one. */
export const workflowBranchFates = ['CONTINUES', 'BEGINS', 'ENDS', 'JOINED', 'UNPLACED'] as const
/** How far a run comes at once where it is moved: it waits, ends, or cannot go on, so that the heads are asked. */
export const workflowMoveStates = ['WAITS', 'ENDED', 'STUCK'] as const
/** What a way may ask of a document. */
export const workflowFactTypes = ['NUMBER', 'TEXT', 'YES_NO', 'LIST'] as const
/** What waits for a person. */
export const workKinds = ['APPROVAL', 'ADVICE', 'ASSIGNMENT', 'TASK', 'ANSWER'] as const
export type WorkKind = (typeof workKinds)[number]
/** What is decided of a piece of work. */
export const workDecisions = ['APPROVE', 'REJECT', 'COMPLETE'] as const
export type WorkDecision = (typeof workDecisions)[number]
/** What a person may do with a piece of work that waits for them. */
export const workActions = ['approve', 'reject', 'advise', 'complete', 'assign', 'askAdvice', 'open'] as const
export type WorkAction = (typeof workActions)[number]
/** What a head may do with a piece of a colleague's work. */
export const teamCardActions = ['handOn'] as const
export type TeamCardAction = (typeof teamCardActions)[number]
/**
 * Why what comes for somebody who is away waits: nobody stands in, who does is away as well, cannot be given work, or was
 * set by a head, who names nobody for approvals.
 */
export const gapKinds = ['NOBODY', 'AWAY_TOO', 'CANNOT_TAKE', 'APPROVALS'] as const
export type GapKind = (typeof gapKinds)[number]
