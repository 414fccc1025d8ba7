import type { Tone } from '../src/index.ts'

const parties = [
  'Brandt Werkzeuge GmbH',
  'Fjord Logistik A/S',
  'Maison Laurent SARL',
  'Pennine Parcels Ltd',
  'Kessler & Söhne',
]
const states: [Tone, string][] = [
  ['warn', 'Waiting for you'],
  ['good', 'Approved'],
  ['info', 'Delivered'],
  ['bad', 'Disputed, line 3'],
  ['mute', 'Draft'],
]

/** How many documents the stories show. */
export const rowCount = 100_000

/** The document at a place, made up as it is asked for; before place 0 stand those that came in later. */
export const rowAt = (place: number) => ({
  id: `RE-2026-${String(rowCount - place).padStart(6, '0')}`,
  party: parties[Math.abs(place) % 5]!,
  state: states[Math.abs(place * 7) % 5]!,
  amount: `${Math.abs(place * 37) % 90},${String(Math.abs(place * 713) % 1000).padStart(3, '0')}.00`,
})
