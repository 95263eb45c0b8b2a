/**
 * The theme a person chose stands before the first paint, so that no page flashes white, and in the bars of the browser. The
 * script is the same for everybody, so pages of the cache stay shared, and the choice is sent to nobody. Without a choice,
 * and without scripts, the style sheet follows the device. (docs/decisions/0853-the-dark-theme.md)
 */
export const themeScript =
  'try{let d=document,[t]=/light|dark/.exec(localStorage.getItem("theme"))||[];if(t){d.documentElement.dataset.theme=t;' +
  'for(let m of d.querySelectorAll("[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}catch{}'
