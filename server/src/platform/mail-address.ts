import { domainToASCII } from 'node:url'
import { type Message, t } from '@kontor/i18n'

// RFC 5322 §3.2.3, dot-atom: no quoted local parts, which nobody uses and which hide what ends a header.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i

/**
 * Why a text is no one mail address that we send to; undefined where it is. The domain may be written in any script
 * (IDNA); what stands before the @ is ASCII, for not every server on the way takes more (RFC 6531).
 */
export function whyNotAddress(address: string): Message | undefined {
  const at = address.lastIndexOf('@')
  if (at < 1) return t`write it as name@example.com`
  if (at > 64 || !localPart.test(address.slice(0, at)))
    return t`use at most 64 letters, digits and single dots before the @`
  return domain.test(domainToASCII(address.slice(at + 1))) ? undefined : t`add a domain name after the @`
}

/** The address as mail servers take it: its domain in ASCII. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}
