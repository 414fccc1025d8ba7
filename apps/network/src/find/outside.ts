import type { Connection, Partner } from '../api.ts'

/** How an address is kept of a company: by these schemes. */
const addressParts = ['street', 'zip', 'city'] as const

export interface OutsideDraft {
  readonly name: string
  readonly email: string
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly vat: string
}

type SchemeValue = NonNullable<Partner['Identifiers']>[number]

/** The VAT number of a company is kept under its country: `DE:VAT`. */
const isVat = ({ scheme }: SchemeValue): boolean => scheme.toUpperCase().endsWith(':VAT')

export function outsideDraftOf(partner: Connection | undefined): OutsideDraft {
  const lineOf = (part: string) => partner?.AddressLines.find(({ scheme }) => scheme === part)?.value ?? ''
  return {
    name: partner?.CompanyName ?? '',
    email: partner?.Email ?? '',
    street: lineOf('street'),
    zip: lineOf('zip'),
    city: lineOf('city'),
    country: partner?.Country ?? '',
    vat: partner?.Identifiers.find(isVat)?.value ?? '',
  }
}

/** What cannot be saved as it is. */
export function whatIsMissing({ name, country, email }: OutsideDraft): (keyof OutsideDraft)[] {
  const wrong: Partial<Record<keyof OutsideDraft, boolean>> = {
    name: name.trim() === '',
    country: !/^[a-z]{2}$/i.test(country.trim()),
    email: email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()),
  }
  return (Object.keys(wrong) as (keyof OutsideDraft)[]).filter((part) => wrong[part])
}

/** What is saved; what the form does not show of a partner stays. */
export function partnerOf(draft: OutsideDraft, partner: Connection | undefined): Partner {
  const country = draft.country.trim().toUpperCase()
  const shown: readonly string[] = addressParts
  const lines = addressParts.flatMap((scheme) => {
    const value = draft[scheme].trim()
    return value === '' ? [] : [{ scheme, value }]
  })
  const vat = draft.vat.trim()
  return {
    CompanyName: draft.name.trim(),
    Country: country,
    ...(draft.email.trim() && { Email: draft.email.trim() }),
    ...(partner?.EndpointId && { EndpointId: partner.EndpointId }),
    Identifiers: [
      ...(partner?.Identifiers ?? []).filter((one) => !isVat(one)),
      ...(vat === '' ? [] : [{ scheme: `${country}:VAT`, value: vat }]),
    ],
    AddressLines: [...(partner?.AddressLines ?? []).filter(({ scheme }) => !shown.includes(scheme)), ...lines],
  }
}
