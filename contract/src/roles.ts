/**
 * The roles that a person can have in a company (spec 002 §6; responses.md D). Ids are settings of the network with
 * these defaults (decision 19); only the company administrator's is publicly known.
 */
export const roles = {
  companyAdmin: 'a6a3edcd-00d9-427c-bf03-4ef0112ba16d',
  apManager: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0001',
  apClerk: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0002',
  approver: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0003',
  buyer: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0004',
  requester: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0005',
  onboarder: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0006',
  readOnly: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0007',
  supplierContact: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0008',
  supporter: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0009',
  translator: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a000a',
} as const

export type Role = keyof typeof roles
export type RoleId = (typeof roles)[Role]
