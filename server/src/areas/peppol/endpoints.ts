import { type Message, t } from '@kontor/i18n'
import { type EndpointId, isCode } from '@kontor/ubl'

/** Why a text is no endpoint id of Peppol (Policy for use of identifiers 4.4); undefined where it is one. */
export function whyNotEndpoint({ scheme, value }: EndpointId): Message | undefined {
  if (!isCode('eas', scheme)) return t`${scheme} is not a scheme of the EAS code list: use one such as 0088 or 0184`
  return /^[\w.~:-]{1,135}$/.test(value) ? undefined : t`the id can only contain letters, digits and . _ ~ : -`
}

/** What two endpoint ids are compared by: their case means nothing. */
export const folded = ({ value }: EndpointId): string => value.toLowerCase()
