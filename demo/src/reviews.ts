import { keepReview } from '@kontor/server/areas/apps'
import type { UnitOfWork } from '@kontor/server/platform'

interface Review {
  readonly app: string
  readonly stars: number
  readonly language: string
  readonly text: string
}

/** What companies of the network say of its apps, by their keys. */
const reviews: Readonly<Record<string, readonly Review[]>> = {
  nordlicht: [
    {
      app: 'Kontor.Documents',
      stars: 5,
      language: 'de',
      text: 'Rechnungen prüfen, kontieren und freigeben in einer Liste. Unser Monatsabschluss ist zwei Tage früher fertig.',
    },
    {
      app: 'Kontor.Home',
      stars: 4,
      language: 'de',
      text: 'Zeigt morgens, was liegen geblieben ist. Die Fälligkeiten könnten weiter in die Zukunft reichen.',
    },
  ],
  brandt: [
    {
      app: 'Kontor.Documents',
      stars: 4,
      language: 'de',
      text: 'Wir sehen, wann ein Kunde eine Rechnung angenommen hat, und müssen nicht mehr nachfragen.',
    },
  ],
}

/** An administrator says what the company thinks of its apps. */
export async function reviewApps(uow: UnitOfWork, companyKey: string, userId: string): Promise<void> {
  for (const { app, stars, text, language } of reviews[companyKey] ?? [])
    await keepReview(uow, { id: app }, { userId, stars, text, language })
}
