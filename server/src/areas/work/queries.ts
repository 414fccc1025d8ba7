import * as counting from './store/counting.ts'
import * as course from './store/course.ts'
import * as done from './store/done.ts'
import * as listing from './store/listing.ts'
import * as partners from './store/partners.ts'
import * as pieces from './store/pieces.ts'
import * as piles from './store/piles.ts'

/** What waits for a reader, what is due first before the rest. */
export const listWork: typeof listing.listFor = (...given) => listing.listFor(...given)

/** How much of each kind waits for them. */
export const countWork: typeof counting.countFor = (...given) => counting.countFor(...given)

/** The partners whose documents wait for a reader. */
export const partnersOfWork: typeof partners.partnersFor = (...given) => partners.partnersFor(...given)

/** What a person decided or finished, the latest first. */
export const listDone: typeof done.doneBy = (...given) => done.doneBy(...given)

/** How much waits with whom, by kind and currency. */
export const pilesOf: typeof piles.piles = (...given) => piles.piles(...given)

/** The first pieces of each of some people. */
export const firstOf: typeof piles.firstOf = (...given) => piles.firstOf(...given)

/** The first pieces of what nobody has. */
export const firstOfNobody: typeof piles.firstOfNobody = (...given) => piles.firstOfNobody(...given)

/** A piece, whether it waits or has ended. */
export const findWork: typeof pieces.find = (...given) => pieces.find(...given)

/** Those of these that there are, whether they wait or have ended. */
export const findWorks: typeof pieces.findAll = (...given) => pieces.findAll(...given)

/** Those of these that wait, held until the transaction ends. */
export const lockOpen: typeof pieces.lockOpen = (...given) => pieces.lockOpen(...given)

/** Gives what waits of a type to other people. */
export const seatHolders: typeof pieces.seatHolders = (...given) => pieces.seatHolders(...given)

/** A decision that leaves in some seconds. */
export const holdDecision: typeof pieces.holdDecision = (...given) => pieces.holdDecision(...given)

/** Takes a decision that waits out of the pieces that it is about. */
export const releaseDecision: typeof pieces.releaseDecision = (...given) => pieces.releaseDecision(...given)

/** Companies in which something may be due about a piece. */
export const companiesWithDeadlines: typeof course.companiesWithDeadlines = (...given) =>
  course.companiesWithDeadlines(...given)

/** Pieces at which to look now, held until the transaction ends. */
export const lockDue: typeof course.lockDue = (...given) => course.lockDue(...given)

/** When people are first reminded of each of these pieces, and when it first goes up, where that was said. */
export const workTimesOf: typeof course.timesOf = (...given) => course.timesOf(...given)

/** What was done about a piece, and when to look again. */
export const saveCourse: typeof course.saveCourse = (...given) => course.saveCourse(...given)

/** All that waits with a person is looked at anew. */
export const lookAnewAtWorkOf: typeof course.lookAnewAtWorkOf = (...given) => course.lookAnewAtWorkOf(...given)

/** All that waits of a type is looked at anew. */
export const lookAnew: typeof course.lookAnew = (...given) => course.lookAnew(...given)
