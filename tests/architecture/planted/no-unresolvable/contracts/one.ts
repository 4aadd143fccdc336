import './nowhere.js';
