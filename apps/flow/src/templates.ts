import { roles } from '@kontor/sdk'
import type { Flow, Step, Way } from './api.ts'
import type { Words } from './kontor.ts'

/** What a company may begin with, in the order in which most need it. */
export const templateIds = [
  'amount',
  'order',
  'eyes',
  'centre',
  'duplicate',
  'supplier',
  'requisition',
  'empty',
] as const
export type TemplateId = (typeof templateIds)[number]

const heads = { RoleIds: [roles.apManager] }
const approvers = { RoleIds: [roles.approver] }
const clerks = { RoleIds: [roles.apClerk] }
const buyers = { RoleIds: [roles.buyer] }

/** A workflow to begin with; its steps have names in the language of who begins it. */
export function templateOf(template: TemplateId, { t }: Pick<Words, 't'>): Flow {
  const approval = (Id: string, Who: NonNullable<Step['Who']>, name: string, Needed = 1): Step => ({
    ...{ Id, Name: name, Kind: 'APPROVAL', Who, Needed },
    Next: [{ StepId: 'done' }],
  })
  const decision = (Id: string, name: string, ...Next: Way[]): Step => ({ Id, Name: name, Kind: 'DECISION', Next })
  const done: Step = { Id: 'done', Name: t('template.accepted'), Kind: 'END', Then: 'ACCEPT', Next: [] }
  const head = approval('head', heads, t('template.headApproves'))
  const approver = approval('approver', approvers, t('template.approverApproves'))
  const flow = (Start: string, ...Steps: Step[]): Flow => ({
    ...{ Name: t(`template.${template}`), Types: ['invoice'], Start },
    Steps: [...Steps, done],
  })
  switch (template) {
    case 'amount':
      return flow(
        'large',
        decision('large', t('template.isLarge'), { StepId: 'head', When: 'amount > 1000' }, { StepId: 'approver' }),
        head,
        approver,
      )
    case 'order':
      return flow(
        'fits',
        decision(
          ...([
            'fits',
            t('template.fitsOrder'),
            { StepId: 'done', When: 'match in ("MATCHED", "WITHIN", "ACCEPTED")' },
          ] as const),
          { StepId: 'buyer', When: 'hasOrder' },
          { StepId: 'approver' },
        ),
        approval('buyer', buyers, t('template.buyerApproves')),
        approver,
      )
    case 'eyes':
      return flow('both', approval('both', approvers, t('template.bothApprove'), 2))
    case 'centre':
      return flow(
        'centre',
        decision(
          ...([
            'centre',
            t('template.whichCentre'),
            { StepId: 'approver', When: 'orderAccountingId = "210"' },
          ] as const),
          { StepId: 'head' },
        ),
        approver,
        head,
      )
    case 'duplicate':
      return flow(
        'twin',
        decision('twin', t('template.isDuplicate'), { StepId: 'look', When: 'isDuplicate' }, { StepId: 'approver' }),
        { Id: 'look', Name: t('template.compare'), Kind: 'ASSIGNMENT', Who: clerks, Next: [{ StepId: 'approver' }] },
        approver,
      )
    case 'supplier':
      return flow(
        'new',
        decision(
          ...(['new', t('template.isNew'), { StepId: 'head', When: 'isNewPartner or accountChanged' }] as const),
          { StepId: 'approver' },
        ),
        head,
        approver,
      )
    case 'requisition':
      return {
        ...{ Name: t('template.requisition'), Types: ['requisition'], Start: 'small' },
        Steps: [
          decision(
            ...([
              'small',
              t('template.isSmall'),
              { StepId: 'done', When: 'amount <= 100 and not(isOverBudget)' },
            ] as const),
            { StepId: 'approver' },
          ),
          { ...approver, Next: [{ StepId: 'over' }] },
          decision(...(['over', t('template.isOverBudget'), { StepId: 'head', When: 'isOverBudget' }] as const), {
            StepId: 'done',
          }),
          head,
          { ...done, Name: t('template.approved'), Then: 'APPROVE' },
        ],
      }
    case 'empty':
      return flow('approver', approver)
  }
}
