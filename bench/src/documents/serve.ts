import { startServer } from '@kontor/server'
import { readSettings } from '@kontor/server/platform'

/** A Kontor in a process of its own, which tells who forked it where it is and, when asked, what the processor did for it. */
const running = await startServer(readSettings(process.env, process.cwd()))
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.(running.shellOrigin)
