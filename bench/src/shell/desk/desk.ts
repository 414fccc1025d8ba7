import { startKontor } from '../../../../scripts/started-kontor.ts'
import type { Figure } from '../../figure.ts'
import type { Part } from '../part.ts'
import { appCold } from './app-cold.ts'
import { busyNeighbour } from './busy-neighbour.ts'
import { shellScript } from './shell-script.ts'
import { switchLive } from './switch-live.ts'
import { signIn } from './visit.ts'

/** The shell as people have it, from a Kontor with the demo network. */
export const desk: Part = async (browser) => {
  const kontor = await startKontor()
  try {
    const stage = { browser, kontor, cookies: await signIn(browser, kontor) }
    const figures: Figure[] = []
    for (const measure of [shellScript, switchLive, appCold, busyNeighbour]) figures.push(...(await measure(stage)))
    return figures
  } finally {
    await kontor.stop()
  }
}
