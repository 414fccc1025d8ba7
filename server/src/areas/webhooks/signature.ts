import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { Settings } from '../../platform/index.ts'
import { openKeyFile, secretFrom } from '../../platform/key-files.ts'
import { secretOverlapMs } from './rules.ts'
import type { WebhookRow } from './store/webhooks.ts'

type Secretive = Pick<WebhookRow, 'company_id' | 'id' | 'secret_number' | 'secret_since'>

/**
 * The secret that a webhook has: it follows from a key of the data folder (`keys/webhooks.pem`), so that none is kept.
 * Written as Standard Webhooks has it: `whsec_` and 32 bytes in base64.
 */
export const secretOf = (settings: Settings, webhook: Secretive): string =>
  `whsec_${keyOf(settings, webhook, webhook.secret_number).toString('base64')}`

function keyOf({ dataFolder }: Settings, { company_id, id }: Secretive, number: number): Buffer {
  const file = openKeyFile(dataFolder, 'webhooks', () => generateKeyPairSync('ed25519').privateKey)
  const root = secretFrom(file, 'kontor webhooks')
  return createHmac('sha256', root).update(`${company_id} ${id} ${number}`).digest()
}

/**
 * The headers that prove an event (Standard Webhooks: HMAC-SHA256 over id, seconds and body). For a day after a secret was
 * renewed there are two signatures, so that the receiver can change it in between.
 */
export function signedHeaders(
  settings: Settings,
  webhook: Secretive,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const overlaps = webhook.secret_number > 1 && at.getTime() - webhook.secret_since.getTime() < secretOverlapMs
  const numbers = overlaps ? [webhook.secret_number, webhook.secret_number - 1] : [webhook.secret_number]
  const signatures = numbers.map((number) =>
    createHmac('sha256', keyOf(settings, webhook, number))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64'),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}
