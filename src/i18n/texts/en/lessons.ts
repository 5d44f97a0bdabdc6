/** The guided first game, whatever the game is. */
export const lessons = {
  title: (game: string, task: number, tasks: number) => `Learn ${game}: task ${task} of ${tasks}`,
  /** The title after the last task. */
  over: (game: string) => `Learn ${game}: the end`,
  /** `what` is a complete sentence. */
  task: (what: string) => `**Your task.** ${what}`,
  /** Before what came of a press that solved the task. */
  right: '**Right.**',
  /** The lesson's own way back: panels have buttons that lead back within them. */
  previous: 'Previous task',
  /** In place of it while some of the task is done. */
  anew: 'Start this task again',
  skip: 'Skip',
  /** In place of it at the last task. */
  finish: 'Skip to the end',
  alone: 'It takes about ten minutes and is not counted anywhere.',
  /** `start` is the button there, in the language of the table. */
  next: (start: string) =>
    `Ready for a real game? **Play against the computer** opens a table in this channel; press **${start}** there.`,
  /** The button that opens it. */
  practice: 'Play against the computer',
  /** The button below the rules. */
  begin: 'Learn by playing',
}

export type LessonsTexts = typeof lessons
