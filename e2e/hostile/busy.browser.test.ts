import { keyboard } from './attacks/keyboard.ts'
import { load } from './attacks/load.ts'
import { inVain } from './in-vain.ts'

// Those of load first, as they are measured in a tab that was not overwhelmed yet.
inVain([...load, ...keyboard])
