import { startServer } from '@kontor/server'
import { readSettings } from '@kontor/server/platform'

/** A Kontor in a process of its own, for whoever forked it; it tells what the processor did for it when asked. */
const running = await startServer(readSettings(process.env, process.cwd()))
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.('ready')
