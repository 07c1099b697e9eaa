// Applies the stored choice before the first paint; without one, the system's preference holds (CSS alone).
try {
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: the system's preference holds.
}
