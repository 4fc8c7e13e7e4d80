/** When calculations take too long to be made without being asked for, s. */

/** A solver that takes longer may be costly too, and is asked only when somebody wants it. */
export const SLOW = 5;

/** What is left of all that was entered is offered where it takes longer, else it follows by itself. */
export const LONG = 10;
