/** The buttons of the frame open the panel by this id, even before any script. */
export const departmentsPanelId = 'departments'
