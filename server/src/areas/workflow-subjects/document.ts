import { roles } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import {
  stepsOf as approvalStepsOf,
  approveByRule,
  askByWorkflow,
  whomWorkflowWouldAsk,
  withdrawAsked,
} from '../approvals/index.ts'
import { assign, close, findAssignment, takersOfDocument } from '../assignments/index.ts'
import { setCode } from '../coding/index.ts'
import {
  asksForAnswer,
  type Entry,
  findEntry,
  noteWorkflow,
  warningsOf,
  whyNotApprovable,
  whyNotDo,
} from '../entries/index.ts'
import { answerDocument } from '../exchange/index.ts'
import { holdByWorkflow } from '../matching/index.ts'
import { setTag } from '../tags/index.ts'
import { membersOfTeams } from '../teams/index.ts'
import { tellStep } from '../webhooks/index.ts'
import { findWork } from '../work/index.ts'
import type { Step } from '../workflow-engine/index.ts'
import { factsOfDocument } from './facts.ts'
import { namedHere } from './named.ts'
import { cameOf, followsFrom } from './rules/following.ts'
import { fallbackAmong, namedBy } from './rules/people.ts'
import type { Followed, Standing, Subject, Wanted } from './subject.ts'

/** The heads of accounts payable, or the administrators. */
const headRoles = [roles.apManager, roles.companyAdmin]

/** A held document, as runs know it. */
export const documentSubject = (entry: Entry): Subject => ({
  ...{ kind: 'DOCUMENT', id: entry.id, type: entry.type, number: entry.businessId },
  about: { type: 'document', id: entry.id },
  path: `/#/Kontor.Documents/view/${entry.id}`,
  whyOver:
    asksForAnswer.includes(entry.type) && whyNotApprovable(entry) !== undefined
      ? t`the document was answered`
      : undefined,
  facts: (uow) => factsOfDocument(uow, entry),
  from: async () => entry.senderName,
  async began(uow, version) {
    const why = `${version.name} ${version.version}`
    return documentSubject(await noteWorkflow(uow, entry, 'RUNNING', { versionId: version.id, why }))
  },
  waitsAt: async () => undefined,
  async tag(uow, tag) {
    await setTag(uow, { documentId: entry.id, tag }, true)
    return undefined
  },
  set: (uow, { version }, step) => setField(uow, entry, version, step),
  callWebhook: async (uow, webhookId, more) =>
    (await tellStep(uow, webhookId, entry.id, more)) ? undefined : t`the webhook is not active`,
  async askApproval(uow, { origin, version, instance }, invited, because) {
    const beside = instance.fork?.beside ?? null
    // Another branch may have asked for it in the same transaction.
    const current = beside === null ? entry : ((await findEntry(uow, entry.id)) ?? entry)
    return (await askByWorkflow(uow, origin, current, { invited, because, from: version.publishedBy, beside }))?.id
  },
  async decided(uow, { waitsFor, entered }) {
    const steps = await approvalStepsOf(uow, [entry.id])
    const isFallen = steps.find(({ id }) => id === waitsFor)?.outcome !== 'REJECT'
    return { came: cameOf(waitsFor ?? '', steps, entered), by: null, isFallen }
  },
  give: (uow, standing, step) => giveDocument(uow, entry, standing, step),
  async done(uow, id) {
    if ((await findAssignment(uow, id))?.status !== 'CLOSED') return undefined
    return (await findWork(uow, id))?.outcome === 'EXPIRED' ? 'EXPIRED' : 'CLOSED'
  },
  takeBack,
  end: (uow, { version }, step, wanted) => endDocument(uow, entry, version, step, wanted),
  async stopped(uow, { version, instance }) {
    const current = (await findEntry(uow, entry.id)) ?? entry
    if (current.workflow === null) return
    await noteWorkflow(uow, current, null, { versionId: version.id, why: `${version.name} · ${instance.step}` })
  },
  withdraw: (uow, standing) => withdraw(uow, entry.id, standing),
  wouldAsk: async (uow, _standing, step) =>
    step.Kind === 'ASSIGNMENT'
      ? assigneesOf(uow, entry.id, step)
      : whomWorkflowWouldAsk(uow, entry, await namedHere(uow, step)),
  async recall(uow, standing, stays) {
    await withdraw(uow, entry.id, standing, stays)
    return documentSubject((await findEntry(uow, entry.id)) ?? entry)
  },
  moved: (uow, detail) =>
    uow.log({ kind: 'document.workflow_moved', objectType: 'document', objectId: entry.id, detail }),
})

async function withdraw(
  uow: UnitOfWork,
  documentId: string,
  { origin, instance }: Standing,
  stays?: readonly string[],
): Promise<void> {
  const current = await findEntry(uow, documentId)
  if (current !== undefined) await withdrawAsked(uow, current, stays)
  if (instance.waitsFor !== null) await takeBack(uow, origin, instance.waitsFor)
}

async function takeBack(uow: UnitOfWork, origin: string, id: string): Promise<void> {
  const assignment = await findAssignment(uow, id)
  if (assignment !== undefined && assignment.status !== 'CLOSED') await close(uow, origin, assignment.id)
}

/** As it stands now: another step may have set something of it in the same transaction. */
async function setField(uow: UnitOfWork, { id }: Entry, version: Followed, step: Step): Promise<Message | undefined> {
  const entry = await findEntry(uow, id)
  if (entry === undefined) return undefined
  if (step.Field === 'HOLD') {
    const reason = [version.name, step.Words ?? step.Name].join(' · ').slice(0, 1000)
    return holdByWorkflow(uow, entry, { reason, days: step.Days })
  }
  return setCode(uow, entry, { listId: step.ListId ?? '', code: step.Code ?? '' })
}

/** Who gets the work of a step with a document: those whom it names, or the heads where none of them can do it. */
async function assigneesOf(uow: UnitOfWork, documentId: string, { Who }: Step): Promise<readonly string[]> {
  const able = await takersOfDocument(uow, documentId)
  const named = namedBy(Who, able, await membersOfTeams(uow, Who?.TeamIds ?? []))
  return named.length > 0 ? named : fallbackAmong(able, headRoles)
}

async function giveDocument(
  uow: UnitOfWork,
  { id }: Entry,
  { version, origin }: Standing,
  step: Step,
): Promise<string> {
  const assigneeIds = [...(await assigneesOf(uow, id, step))]
  const comment = [step.Name, step.Words].filter(Boolean).join(' · ').slice(0, 1000)
  // Where whoever published it has left, it comes from who gets it; a company of nobody gives it itself.
  const giver = version.publishedBy ?? assigneeIds[0] ?? uow.companyId
  return (await assign(uow, origin, { subjectId: id, assigneeIds, comment }, giver)).id
}

/** What becomes of the document. */
async function endDocument(uow: UnitOfWork, before: Entry, version: Followed, step: string, wanted: Wanted) {
  const why = `${version.name} · ${step}`
  const current = (await findEntry(uow, before.id)) ?? before
  const entry = await noteWorkflow(uow, current, null, { versionId: version.id, why })
  const { approves, accepts, isLeftToPeople } = followsFrom({
    ...{ wanted, approval: entry.approval, hasWarnings: warningsOf(entry).length > 0 },
    isOpen: entry.response === 'PENDING' && whyNotApprovable(entry) === undefined,
  })
  const approved = approves ? await approveByRule(uow, entry, 'WORKFLOW', why) : entry
  if (accepts && whyNotDo('accept', approved) === undefined)
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), code: 'BusinessAccept' })
  return isLeftToPeople ? t`it has a warning, so a person has to accept or reject it` : undefined
}
