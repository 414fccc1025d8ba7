import { keyboard } from './attacks/keyboard.ts'
import { load } from './attacks/load.ts'
import { inVain } from './in-vain.ts'

// How soon the shell answers a key is measured here.
inVain([...keyboard, ...load])
