import { launch } from './launch.mjs'

await launch(['start', ...process.argv.slice(2)])
