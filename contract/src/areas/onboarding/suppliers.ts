import {
  OnboardingContact,
  OnboardingInvitation,
  OnboardingLink,
  OnboardingSupplier,
  SupplierGroup,
} from '../../entities/index.ts'
import { supplierStates } from '../../enumerations/index.ts'
import { call, id, list, maybe, nothing, oneOf, pageOf, paging, record, text, yes } from '../../words/index.ts'

const read = { may: 'onboarding.read' } as const
const write = { may: 'onboarding.write' } as const
const token = { token: text({ min: 1, max: 200 }) }
const tokenNeeds = { token: 'tokenId is required' }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict'] as const

/** ONB-08 to 11 and 17 to 19: suppliers, their invitations and the groups in which they come (F-206). */
export const suppliers = {
  readProperties: call('GET onboarding/properties/{supplierId}', {
    id: 'ONB-08',
    says: 'What is kept of a supplier while it is brought in; it is named by its SourceId, or by the company that it has become.',
    ...read,
    needs: { supplierId: 'supplierId is required', key: 'key is required' },
    path: { supplierId: id('contact') },
    query: { key: text({ min: 1, max: 100 }) },
    returns: record({ Properties: list(record({ Key: text({ max: 100 }), Value: text() })) }),
    fails,
  }),

  readInvitation: call('GET onboarding/invitations', {
    id: 'ONB-09',
    says: 'The invitation that a token stands for (decision 9).',
    may: 'anyone',
    needs: { tokenId: 'tokenId is required' },
    query: { tokenId: text({ min: 1, max: 200 }) },
    returns: OnboardingInvitation,
    fails,
  }),

  acceptInvitation: call('POST onboarding/invitations/{token}/accept', {
    id: 'ONB-10',
    says: 'Accepts an invitation: the two companies are connected.',
    may: 'network.write',
    needs: tokenNeeds,
    path: token,
    returns: nothing(),
    fails: decided,
  }),

  deleteInvitation: call('DELETE onboarding/invitations/{token}', {
    id: 'ONB-11',
    says: 'Takes an invitation back; its link leads nowhere from then on. The inviter names it by the supplier’s SourceId.',
    ...write,
    needs: tokenNeeds,
    path: token,
    returns: nothing(),
    fails: decided,
  }),

  createContact: call('POST onboarding/contacts', {
    id: 'ONB-17',
    says: 'Adds a supplier by hand.',
    ...write,
    body: OnboardingContact,
    returns: OnboardingContact,
    status: 201,
    fails: ['Conflict'],
  }),

  inviteContact: call('POST onboarding/contacts/{sourceId}/invitation', {
    id: 'ONB-18',
    says: 'Invites a supplier by mail, or reminds it: its newest link takes the place of the earlier one.',
    ...write,
    needs: { sourceId: 'sourceId is required' },
    path: { sourceId: id('contact') },
    returns: OnboardingInvitation,
    status: 201,
    fails: decided,
  }),

  listSupplierGroups: call('GET onboarding/suppliergroups', {
    id: 'ONB-19',
    says: 'Groups of suppliers that are brought in together.',
    ...read,
    query: {
      ...paging(20),
      groupname: maybe(text({ max: 100 })),
      companyAccountId: maybe(id('company')),
      fuzzysearch: yes(false),
    },
    returns: pageOf('SupplierGroups', SupplierGroup),
  }),

  listSuppliers: call('GET onboarding/contacts', {
    id: 'K-ONB-04',
    says: 'The suppliers on their way in, by name.',
    ...read,
    query: {
      ...paging(50),
      supplierGroupId: maybe(id('supplierGroup')),
      state: maybe(list(oneOf(supplierStates), { max: 8 })),
      q: maybe(text({ max: 200 })),
    },
    returns: pageOf('Suppliers', OnboardingSupplier),
    fails,
  }),

  issueLink: call('POST onboarding/contacts/{sourceId}/link', {
    id: 'K-ONB-05',
    says: 'A link to hand over to a supplier; it takes the place of the one that was mailed. Not repeated by its request id, as the secret is kept nowhere.',
    ...write,
    needs: { sourceId: 'sourceId is required' },
    path: { sourceId: id('contact') },
    returns: OnboardingLink,
    status: 201,
    fails: decided,
  }),

  openInvitation: call('POST onboarding/invitations/open', {
    id: 'K-ONB-07',
    says: 'The invitation that a token stands for, as the page of the link reads it: no address holds the token, so that no proxy writes it down.',
    may: 'anyone',
    body: record({ Token: text({ min: 1, max: 200 }) }),
    returns: OnboardingInvitation,
    fails: ['ResourceNotFound', 'TooManyRequests'],
  }),

  declineInvitation: call('POST onboarding/invitations/decline', {
    id: 'K-ONB-06',
    says: 'Declines an invitation, without signing in.',
    may: 'anyone',
    body: record({ Token: text({ min: 1, max: 200 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'TooManyRequests'],
  }),
}
