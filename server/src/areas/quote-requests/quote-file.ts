import { t } from '@kontor/i18n'
import { unfit } from '../../platform/index.ts'
import { type Parsed, parse } from '../parsing/index.ts'

/** A quote in data, in whatever file it came. */
export interface QuoteInData {
  readonly bytes: Uint8Array
  readonly parsed: Parsed
}

/** A quotation in data. @throws ApiError DocumentRefused, BadRequest */
export async function quoteIn(bytes: Uint8Array): Promise<QuoteInData> {
  const parsed = await parse(bytes)
  if (parsed.ublType !== 'Quotation')
    throw unfit(
      'file',
      t`file is a document of the type ${parsed.ublType}: use a quotation, or enter the prices of the lines.`,
    )
  return { bytes, parsed }
}
