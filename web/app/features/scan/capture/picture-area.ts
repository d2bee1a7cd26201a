/** web/features/scan/capture: where camera and photo show: from edge to edge on phones, a wide picture in the card elsewhere. */

/** The dialog's own padding is taken back on phones; 8.75rem are its title and tabs. */
export const pictureArea =
  "relative overflow-hidden max-md:-mx-5 max-md:sm:-mx-6 max-md:-mb-6 max-md:h-[max(20rem,calc(100dvh-8.75rem))] " +
  "md:aspect-video md:rounded-xl";
