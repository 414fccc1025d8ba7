import type {
  MasterDataError,
  MasterDataFile,
  Of,
  OnboardingInvitation,
  OnboardingSupplier,
  Permission,
} from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import type { FileRecord, StandingSupplier, WholeFile } from './records.ts'
import { fileActions } from './rules/files.ts'
import { missingIn } from './rules/headings.ts'
import { allowedActions } from './rules/suppliers.ts'
import type { RowError } from './validation.ts'

export const fileEntity = (file: FileRecord): Of<typeof MasterDataFile> => ({
  Id: file.id,
  FileName: file.name,
  SupplierGroupId: file.groupId,
  FeatureType: file.feature,
  State: file.state,
  Rows: file.lineCount,
  Errors: file.errors,
  Created: file.created.toISOString(),
  Modified: file.modified.toISOString(),
})

/** A file with its columns, how many were invited by it, and what its reader may do with it. */
export const statusEntity = (
  file: WholeFile,
  invited: number,
  permissions: ReadonlySet<Permission>,
): Of<typeof MasterDataFile> => ({
  ...fileEntity(file),
  Columns: file.headings.map((Heading, at) => ({
    Heading,
    ...(file.columns[at] ? { Property: file.columns[at] } : {}),
  })),
  MissingProperties: file.state === 'DELETED' ? [] : missingIn(file.columns),
  ...(file.state === 'APPROVED' ? { Invited: invited } : {}),
  AllowedActions: fileActions(file.state, permissions),
})

export async function errorEntities(
  file: WholeFile,
  errors: readonly RowError[],
  context: RequestContext,
): Promise<Of<typeof MasterDataError>[]> {
  const entities = []
  for (const { line, property, value, says } of errors)
    entities.push({
      Row: line,
      Column: file.headings[file.columns.indexOf(property)] ?? '',
      Property: property,
      Value: value,
      Message: await context.translate(says),
    })
  return entities
}

export const supplierEntity = (
  supplier: StandingSupplier,
  { actor }: RequestContext,
): Of<typeof OnboardingSupplier> => ({
  SourceId: supplier.id,
  CompanyName: supplier.name,
  Country: supplier.country,
  Email: supplier.email,
  State: supplier.state,
  ...(supplier.groupId === null ? {} : { SupplierGroupId: supplier.groupId }),
  ...(supplier.invited === null ? {} : { Invited: supplier.invited.toISOString() }),
  ...(supplier.opened === null ? {} : { Opened: supplier.opened.toISOString() }),
  ...(supplier.joined === null ? {} : { Joined: supplier.joined.toISOString() }),
  ...(supplier.expires === null ? {} : { Expires: supplier.expires.toISOString() }),
  ...(supplier.notSent === null ? {} : { NotSent: supplier.notSent }),
  ...(supplier.connectionId === null ? {} : { ConnectionId: supplier.connectionId }),
  ...(supplier.partnerId === null ? {} : { CompanyAccountId: supplier.partnerId }),
  AllowedActions: allowedActions(supplier.state, {
    invited: supplier.invited !== null,
    may: { write: actor.permissions.has('onboarding.write'), verify: actor.permissions.has('network.write') },
  }),
})

/**
 * @param token what the caller knows the invitation by
 * @param expires until when its link leads in
 */
export const invitationEntity = (
  supplier: StandingSupplier,
  { token, inviter, expires }: { token: string; inviter: { Id: string; Name: string }; expires: Date },
): Of<typeof OnboardingInvitation> => ({
  Token: token,
  SourceId: supplier.id,
  CompanyName: supplier.name,
  Email: supplier.email,
  InviterCompanyAccountId: inviter.Id,
  InviterCompanyName: inviter.Name,
  Created: (supplier.invited ?? supplier.created).toISOString(),
  Expires: expires.toISOString(),
  Accepted: supplier.joined !== null,
})
