/** What may have a questionnaire sent by itself. */
export type TriggerEvent =
  | { readonly by: 'approval'; readonly questionnaireId: string; readonly partnerId: string }
  | { readonly by: 'group'; readonly groupId: string; readonly at: Date }
  | { readonly by: 'connection'; readonly at: Date }

/** What sends a questionnaire by itself, as far as it decides whom and when. */
export interface TriggerRule {
  readonly kind: 'MY_COMPANY' | 'TARGET_COMPANY' | 'GROUP'
  /** Of TARGET_COMPANY. */
  readonly partnerId: string | null
  readonly refQuestionnaireId: string | null
  /** Of GROUP. */
  readonly groupId: string | null
  readonly created: Date
}

/**
 * Whether a rule asks somebody because of this: of MY_COMPANY whoever is approved or connected, of TARGET_COMPANY one partner,
 * of a group who joins it. Who was connected, or in the group, before is not asked.
 */
export function isTriggered(
  { kind, partnerId, refQuestionnaireId, groupId, created }: TriggerRule,
  event: TriggerEvent,
): boolean {
  switch (event.by) {
    case 'approval':
      return (
        refQuestionnaireId === event.questionnaireId &&
        (kind === 'MY_COMPANY' || (kind === 'TARGET_COMPANY' && partnerId === event.partnerId))
      )
    case 'group':
      return kind === 'GROUP' && groupId === event.groupId && event.at >= created
    case 'connection':
      return kind === 'MY_COMPANY' && refQuestionnaireId === null && event.at >= created
  }
}
