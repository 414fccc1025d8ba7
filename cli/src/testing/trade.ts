import { roles } from '@kontor/contract'
import { openPlatform } from '@kontor/server'
import { createCompany } from '@kontor/server/areas/companies'
import { connect } from '@kontor/server/areas/network'
import { issueProgramToken } from '@kontor/server/areas/session'
import { createUser } from '@kontor/server/areas/users'
import { type Platform, readSettings } from '@kontor/server/platform'
import { compose, write } from '@kontor/ubl'
import { pino } from 'pino'

export interface Trade {
  readonly connectionId: string
  readonly supplierToken: string
  readonly buyerToken: string
}

const author = { actorId: null, requestId: 'test' }

/** Two connected companies with a program each, in a data folder that no server uses yet. */
export async function prepareTrade(dataFolder: string): Promise<Trade> {
  const opened = await openPlatform(readSettings({ KONTOR_DATA: dataFolder }, dataFolder), pino({ level: 'silent' }))
  try {
    const { platform } = opened
    const supplier = await found(platform, 'Brandt Werkzeuge GmbH', 'supplier@example.com')
    const buyer = await found(platform, 'Nordlicht Handel AG', 'buyer@example.com')
    const connectionId = platform.ids.next()
    await platform.act(supplier.id, author, (act) => connect(act, connectionId, buyer.id))
    return { connectionId, supplierToken: supplier.token, buyerToken: buyer.token }
  } finally {
    await opened.close()
  }
}

async function found(platform: Platform, name: string, username: string): Promise<{ id: string; token: string }> {
  const id = platform.ids.next()
  await platform.act(id, author, async (act) => {
    await createCompany(act, { name, country: 'DE', currency: 'EUR' })
    const language = { language: 'en-US', timeZone: 'Europe/Berlin' }
    await createUser(act, {
      id: act.newId(),
      username,
      firstName: 'Ada',
      lastName: name,
      roleId: roles.companyAdmin,
      ...language,
    })
  })
  return { id, token: await issueProgramToken(platform, username) }
}

/** An invoice of 119 euros under a number. */
export function invoice(number: string): Uint8Array<ArrayBuffer> {
  const address = { street: 'Lindenstraße 4', city: 'Hamburg', zip: '20095', country: 'DE' }
  return new Uint8Array(
    write(
      compose({
        type: 'Invoice',
        id: number,
        issueDate: '2026-11-21',
        dueDate: '2026-12-21',
        currency: 'EUR',
        buyerReference: 'KST-210',
        seller: { name: 'Brandt Werkzeuge GmbH', vatId: 'DE812526315', legalId: '4023456000007', address },
        buyer: { name: 'Nordlicht Handel AG', address },
        paymentMeans: { code: '30', iban: 'DE75512108001245126199' },
        lines: [
          {
            id: '1',
            name: 'Socket set',
            quantity: '1',
            unit: 'C62',
            price: '100.00',
            tax: { category: 'S', percent: '19' },
          },
        ],
      }),
    ),
  )
}
