import { type Message, t } from '@kontor/i18n'

/** Why nothing could be called off between these days; undefined where something can. */
export function whyNotValid(
  { From, Until }: { readonly From: string; readonly Until: string },
  today: string,
): Message | undefined {
  if (Until < From) return t`Blanket ends on ${Until}, before it begins on ${From}: enter a later end.`
  return Until < today ? t`Blanket ended on ${Until}: enter today or a later day.` : undefined
}
